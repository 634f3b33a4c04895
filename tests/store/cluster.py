"""A temporary PostgreSQL server in its own folder, on a socket that only its user can reach."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import sqlalchemy as sa

__all__ = ["Cluster", "programs"]

SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",  # nobody will want this data back after a power cut
    "full_page_writes": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
}


def programs() -> Path | None:
    """Return the folder of initdb and pg_ctl; None if missing, or if root has no user `postgres` to run them as."""
    if os.geteuid() == 0 and "postgres" not in {user.pw_name for user in pwd.getpwall()}:
        return None
    named, on_path = os.environ.get("POSTGRESQL"), shutil.which("initdb")
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    found = [Path(named)] if named else [*reversed(debian), *([Path(on_path).parent] if on_path else [])]
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


class Cluster:
    """A PostgreSQL server; each test gets a separate database."""

    def __init__(self, folder_of_programs: Path) -> None:
        self._bin = folder_of_programs
        self.folder = Path(tempfile.mkdtemp(prefix="bf-pg-"))
        self._numbers = count(1)
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        try:
            self._run(
                "initdb", "-A", "trust", "-U", "broadfront", "-E", "UTF8", "--no-locale", "--no-sync", "-D", self._data
            )
            self.start()
        except BaseException:
            shutil.rmtree(self.folder)
            raise
        self._admin = sa.create_engine(self.url("public"), isolation_level="AUTOCOMMIT", pool_pre_ping=True)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def url(self, schema: str) -> sa.URL:
        return sa.URL.create(
            "postgresql+psycopg",
            username="broadfront",
            database="postgres",
            query={"host": str(self.folder), "options": f"-csearch_path={schema}"},
        )

    def start(self) -> None:
        options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        options += f" -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-D", self._data, "-l", self.folder / "log", "-o", options, "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def close(self) -> None:
        self._admin.dispose()
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder)

    def database(self) -> str:
        """Create an empty database, as a quickly made schema, and return its URL."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE SCHEMA {name}")
        return self.url(name).render_as_string(hide_password=False)

    def execute(self, statement: str) -> None:
        """Execute a statement outside a transaction, as the server's administrator."""
        with self._admin.connect() as on:
            on.exec_driver_sql(statement)

    def _run(self, program: str, *words: str | Path) -> None:
        become = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        # Output goes to a file: the server inherits it, and a pipe would stay open as long as the server runs.
        with (self.folder / "said").open("w+") as said:
            done = subprocess.run(
                [*become, self._bin / program, *words], cwd=self.folder, stdout=said, stderr=said, check=False
            )
            said.seek(0)
            assert done.returncode == 0, f"{program}: {said.read()}"
