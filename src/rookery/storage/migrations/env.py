"""How Alembic reaches the database: the connection is handed in by `rookery.storage.engine`."""

from __future__ import annotations

from alembic import context

from rookery.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=False,  # the caller has opened the transaction
)
context.run_migrations()
