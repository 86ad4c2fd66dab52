"""The container's image runs the bot with few rights, and gets nothing of the host's own."""

import json
import re
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.__main__ import parser
from bot.app.settings import cluster_of, names, read
from bot.domain.shards import Cluster
from tests.project_files import ROOT, admitted, environment, instructions, text_of

EGG = "deploy/egg-noughts.json"
POD = "deploy/kubernetes.yaml"


def needed() -> set[str]:
    """Return what the wheel is made of, and what the Dockerfile copies by name."""
    project = tomllib.loads(text_of("pyproject.toml"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    return {
        *("pyproject.toml", project["project"]["readme"], *project["project"]["license-files"]),
        *(*wheel["packages"], *wheel["force-include"]),
        *(path for path in " ".join(instructions("COPY")).split() if path.endswith(".txt")),
    }


def test_only_what_is_needed_gets_in() -> None:
    """The build sees what the wheel needs and nothing else: no `.env`, no database."""
    assert text_of(".dockerignore").splitlines()[1] == "*"
    assert admitted() == needed()
    assert all((ROOT / path).exists() for path in admitted())


def test_every_package_is_hashed() -> None:
    """The image installs what the lock files name, by its hashes, and besides only the wheel."""
    installs = re.findall(r"-m pip [^&]*install ([^&]+)", " ".join(instructions("RUN")))
    assert len(installs) == 3
    assert all("--require-hashes" in it or "--no-deps --no-index" in it for it in installs)


def test_the_data_is_in_the_volume() -> None:
    """Database, backups and SQLite's temporary files are there; all else can be read-only."""
    (volume,) = instructions("VOLUME")
    values = read(environment() | settings_in(text_of("deploy/compose.yaml")))
    assert Path(values.database).parent == Path(volume)
    assert Path(values.backup_folder).is_relative_to(volume)
    assert environment()["SQLITE_TMPDIR"] == volume


def test_the_bot_is_not_root() -> None:
    """The image runs the bot as a user with its own number, who owns the volume."""
    (user,) = instructions("USER")
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", user)
    assert f"--from=build --chown={user} /data /data" in instructions("COPY")


def test_what_the_image_runs() -> None:
    """The image runs the installed program, with a command that it has."""
    (program,), (command,) = instructions("ENTRYPOINT"), instructions("CMD")
    assert program == '["noughts"]'
    assert parser().parse_args(re.findall(r"\w+", command)).command == "run"


def test_what_is_typed() -> None:
    """README runs the image that it builds, which needs no release; the guide also upgrades one."""
    assert re.search(r"docker build --tag (\w+) \.\ndocker run .* \1\n", text_of("README.md"))
    guide = text_of("docs/hosting.md")
    ((name, image),) = re.findall(r"docker run .*--name (\w+) .* (\S+)\n", guide)
    assert f"`docker pull {image}`, `docker stop -t 15 {name}`, `docker rm {name}`" in guide


def settings_in(compose: str) -> dict[str, str]:
    return dict(re.findall(r"^ +([A-Z_]+): \"?([^\"\n]+)", compose, re.MULTILINE))


@pytest.mark.parametrize("file", ["deploy/compose.yaml", "deploy/compose.clusters.yaml"])
def test_the_composition_takes_all_rights_away(file: str) -> None:
    """Compose serves health as `.env` says, and all but the volume is read-only."""
    given = {"METRICS_HOST": "::", "METRICS_PORT": ""} | settings_in(text_of(file))
    assert given["METRICS_PORT"] == environment()["METRICS_PORT"]
    assert given["METRICS_HOST"] == "::"
    assert "image: ghcr.io/${OWNER:?" in text_of(file)
    assert {"read_only: true", "cap_drop: [ALL]", "init: true", "build: .."} <= {
        line.split(" #")[0].strip() for line in text_of(file).splitlines()
    }


def test_the_pod() -> None:
    """There is one bot at a time, asked for its health, and restarted only if its process ends."""
    pod, (user,), (volume,) = text_of(POD), instructions("USER"), instructions("VOLUME")
    port = re.findall(r"name: metrics, containerPort: (\d+)", pod)
    assert port == [environment()["METRICS_PORT"]]
    assert "httpGet: { path: /health, port: metrics }" in pod
    assert "name: METRICS_HOST, value: 0.0.0.0 }" in pod
    assert {f"{name}: {user.split(':')[0]}" for name in ("runAsUser", "fsGroup")} <= {
        line.split(" #")[0].strip() for line in pod.splitlines()
    }
    assert f"mountPath: {volume} }}" in pod
    assert ("replicas: 1\n" in pod, "type: Recreate" in pod) == (True, True)
    assert "livenessProbe" not in pod


def test_the_composition_of_several_processes() -> None:
    """Two have all shards, one stands by for both, and the database is up before them."""
    compose = text_of("deploy/compose.clusters.yaml")
    compose = re.sub(r"\$\{POSTGRES_PASSWORD[^}]*\}", "secret", compose)
    top, _, services = compose.partition("\nservices:\n")
    database, *bots = re.split(r"\n\n(?=  [\w-]+:)", services.partition("\nvolumes:")[0])
    common = settings_in(top)
    assert read(common).backup_folder == ""
    shares = [cluster_of(read(common | settings_in(bot))) for bot in bots]
    assert shares == [Cluster(1, 2), Cluster(2, 2), Cluster(None, 2)]
    assert all("<<: *bot" in bot and "<<: *settings" in bot for bot in bots)
    assert urlsplit(common["DATABASE_URL"]).hostname == database.split(":")[0].strip()
    assert ("condition: service_healthy" in top, "healthcheck:" in database) == (True, True)


def test_the_egg_installs_what_it_starts() -> None:
    """It installs pinned packages for the Python that it starts, and takes what it uses."""
    egg = json.loads(text_of(EGG))
    installation = egg["scripts"]["installation"]
    images = [*egg["docker_images"].items(), installation["container"]]
    assert {*re.findall(r"\d\.\d+", str(images))} == {"3.13"}
    python, file, command = egg["startup"].split()
    assert (python, (ROOT / file).is_file(), command) == ("python", True, "{{COMMAND}}")
    (install,) = re.findall(r"-m pip install .+", installation["script"])
    assert "--prefix .local --require-hashes" in install
    assert (ROOT / install.split()[-1]).is_file()
    given = {it["env_variable"] for it in egg["variables"]}
    assert given - {*names(), "COMMAND"} == {*re.findall(r"\$\{?([A-Z]+)", installation["script"])}
