dead_cells-progress = { $runs ->
    [one] { $runs } забег
    [few] { $runs } забега
   *[other] { $runs } забегов
}, боссов побеждено: { $beaten } из 3, улучшений: { $upgrades }
dead_cells-milestone-beaten-c1 = Привратник побеждён
dead_cells-milestone-beaten-c2 = Хранительница времени побеждена
dead_cells-milestone-beaten-c3 = Десница короля побеждена
dead_cells-milestone-all-runes = все семь рун
dead_cells-milestone-boss-cell = клетка босса
dead_cells-campaign-note = В правилах нет карт, тайлов и планшетов коробки: здесь они большей частью наши и выверены на множестве пробных партий.
