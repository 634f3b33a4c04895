"""The part `postgresql` of `make test` is found, or reported as missing."""

import os
import subprocess
from pathlib import Path

from tests.store.cluster import Cluster

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "system.sh"


def system(**environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SCRIPT, "postgresql"], env=os.environ | environment, capture_output=True, check=False, text=True
    )


def test_a_folder_without_the_programs_is_refused(tmp_path: Path) -> None:
    told = system(POSTGRESQL=str(tmp_path))
    assert (told.returncode, told.stdout) == (2, "")
    assert "holds no initdb" in told.stderr


def test_where_it_is_installed_nothing_is_printed(cluster: Cluster) -> None:
    told = system(CI="true")
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_the_server_of_the_tests_is_not_run_by_root_and_only_its_user_reaches_it(cluster: Cluster) -> None:
    assert cluster.folder.stat().st_mode & 0o777 == 0o700
    owner = (cluster.folder / "data").stat().st_uid
    assert owner != 0
    assert owner == os.geteuid() or os.geteuid() == 0
