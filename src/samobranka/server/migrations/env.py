"""Alembic runs this; the server hands its own connection in, so there is no file to configure."""

from alembic import context

from samobranka.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
