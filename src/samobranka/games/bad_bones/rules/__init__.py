"""The rules of Bad Bones, one file a chapter. Functions name the rules they keep."""
