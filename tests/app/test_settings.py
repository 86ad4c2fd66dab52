import logging
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app.run import backups_of
from bot.app.settings import Settings, malformed, read
from bot.domain.shards import Cluster
from bot.errors import SettingError
from bot.store.database_url import shown

TOKEN = "MTA.secret.part"  # noqa: S105
ADDRESS = "://example.org/page"


def test_everything_but_the_token_has_a_default() -> None:
    """An empty environment means Discord's own API, a file in data/ and the log level INFO."""
    values = read({})
    assert values == Settings(api_url="https://discord.com/api/v10")
    assert values.database_url == "sqlite:///data/noughts.db"
    assert (values.open_challenges, values.log_level) == (3, logging.INFO)
    assert (values.cluster, values.shard_count) == (Cluster(1, 1), 0)
    assert values.database == "data/noughts.db"


READ: dict[str, tuple[str, dict[str, object]]] = {
    "DISCORD_TOKEN": (f" {TOKEN} ", {"token": TOKEN}),
    "DISCORD_API_URL": ("http://127.0.0.1:99/api/v10/", {"api_url": "http://127.0.0.1:99/api/v10"}),
    "DATABASE_URL": ("sqlite:////var/lib/noughts.db", {"database": "/var/lib/noughts.db"}),
    "CLUSTER": ("Any/8", {"cluster": Cluster(None, 8)}),
    "SHARD_COUNT": ("16", {"shard_count": 16}),
    "LOG_LEVEL": ("debug", {"log_level": logging.DEBUG}),
    "LOG_FORMAT": ("JSON", {"log_format": "json"}),
    "METRICS_PORT": ("9100", {"metrics_port": 9100}),
    "METRICS_HOST": ("::1", {"metrics_host": "::1"}),
    "BACKUP_DIR": ("/var/backups", {"backup_dir": "/var/backups"}),
    "BACKUP_EVERY": ("90M", {"backup_every": timedelta(minutes=90)}),
    "BACKUP_KEEP": ("30", {"backup_keep": 30}),
    "PRIVACY_URL": (f"https{ADDRESS}", {"privacy_url": f"https{ADDRESS}"}),
    "TERMS_URL": (f"http{ADDRESS}", {"terms_url": f"http{ADDRESS}"}),
    "SUPPORT_URL": (f"https{ADDRESS}", {"support_url": f"https{ADDRESS}"}),
    "DISCORD_FAST_PATH": ("Off", {"fast_path": False}),
}


def test_every_variable_is_read() -> None:
    """Each variable of the environment sets its field."""
    values = read({name: text for name, (text, _) in READ.items()}).with_token()
    expected = {name: it for _, fields in READ.values() for name, it in fields.items()}
    assert {name: getattr(values, name) for name in expected} == expected


MALFORMED = {
    "DISCORD_TOKEN": [
        *(f"Bot {TOKEN}", f'"{TOKEN}"', f"'{TOKEN}", f"\u201c{TOKEN}\u201d"),
        *(f"DISCORD_TOKEN={TOKEN}", f"{TOKEN[:5]}\u200b{TOKEN[5:]}", '""', "t\u00f6ken"),
    ],
    "DISCORD_API_URL": [
        *("discord.com", "ftp://discord.com", "http://", "http://[::1"),
        *("https://discord..com/api/v10", "http://user:password@localhost:8080"),
        *("http://localhost:70000/api/v10", "`https://discord.com/api/v10`"),
    ],
    "DATABASE_URL": [
        *("mysql://localhost/noughts", "postgresql://localhost", "postgresql:///noughts"),
        *("postgresql://localhost:port/noughts", "sqlite:///", "sqlite:///:memory:"),
        *("sqlite:///file:noughts.db?mode=memory", '"sqlite:///data/noughts.db"'),
        "sqlite:///~nobody-of-this-name/noughts.db",
    ],
    "CLUSTER": ["3/2", "0/2", "2", "1/0", "one/2"],
    "SHARD_COUNT": ["-1", "10001", "\u00b2"],
    "LOG_LEVEL": ["LOUD"],
    "LOG_FORMAT": ["xml"],
    "METRICS_PORT": ["-1", "65536", "\u00b2"],
    "METRICS_HOST": ["http://here", "127..1"],
    "BACKUP_DIR": ["'/var/backups'", "~nobody-of-this-name"],
    "BACKUP_EVERY": ["24", "0h"],
    "BACKUP_KEEP": ["0"],
    "PRIVACY_URL": ["example.org/privacy"],
    "TERMS_URL": [f"https://example.org/{'x' * 512}"],
    "DISCORD_FAST_PATH": ["yes"],
}


@pytest.mark.parametrize(
    ("variable", "text"), [(name, text) for name, texts in MALFORMED.items() for text in texts]
)
def test_a_malformed_setting_is_named(variable: str, text: str) -> None:
    """A malformed setting raises an error with its name, but without the token."""
    with pytest.raises(SettingError, match=variable) as caught:
        read({variable: text})
    assert variable != "DISCORD_TOKEN" or text not in str(caught.value)


def test_a_setting_is_read_without_what_nobody_sees() -> None:
    """Spaces, line ends of Windows and invisible characters do no harm; empty means the default."""
    pasted = {"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "DEBUG", "BACKUP_DIR": "/var/my backups"}
    around = {name: f"\ufeff \u200b{text}\u2060\t\u200b\r\n" for name, text in pasted.items()}
    assert read(around) == read(pasted)
    for empty in ("", "  ", "\u200b"):
        assert read(dict.fromkeys(READ, empty)) == read({})


def test_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`~` at the start of a path is the home folder, in each setting that is a path."""
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    values = read({"DATABASE_URL": "sqlite:///~/noughts.db", "BACKUP_DIR": "~/my backups"})
    assert values.database == str(tmp_path / "noughts.db")
    assert values.backup_dir == str(tmp_path / "my backups")
    assert read({"BACKUP_DIR": "a~/b"}).backup_dir == "a~/b"


POSTGRES = "postgresql://ann@localhost/noughts"


@pytest.mark.parametrize(
    ("url", "set_to", "folder"),
    [
        ("", "", "data/backups"),
        ("sqlite:////data/noughts.db", "", "/data/backups"),
        ("sqlite:////data/noughts.db", "copies", "copies"),
        ("", "Off", ""),
        (POSTGRES, "", ""),
        (POSTGRES, "off", ""),
    ],
)
def test_where_backups_are(url: str, set_to: str, folder: str) -> None:
    """A file has its backups beside it unless they are off; those of a server are its own."""
    values = read({"DATABASE_URL": url, "BACKUP_DIR": set_to})
    assert values.backup_folder == folder
    assert (backups_of(values) is None) == (folder == "")


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_another_encoding(encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that was saved in another encoding than UTF-8 is named, without the token."""
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text("# f\u00fcr uns\nDISCORD_TOKEN=secret\n", encoding=encoding)
    with pytest.raises(SettingError, match="UTF-8") as caught:
        read()
    assert "secret" not in str(caught.value)


def test_a_token() -> None:
    """It is needed only to log in, and the `repr` of the settings does not contain it."""
    with pytest.raises(SettingError, match="DISCORD_TOKEN"):
        read({}).with_token()
    assert TOKEN not in repr(read({"DISCORD_TOKEN": TOKEN}))


@pytest.mark.parametrize("content", [TOKEN, f"{TOKEN}\n", f"\ufeff{TOKEN}\r\n"])
def test_a_token_in_a_file(content: str, tmp_path: Path) -> None:
    """The token can be in a file, as secrets are mounted, and the line end after it goes."""
    (tmp_path / "token").write_text(content, encoding="utf-8")
    values = read({"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(tmp_path / "token")})
    assert values.with_token().token == TOKEN
    assert TOKEN not in repr(values)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "cannot be read: No such file"),
        (b"\xff\xfe", "cannot be read: it is not a text in UTF-8"),
        (b"", "is not a token"),
        (f"Bot {TOKEN}".encode(), "is not a token"),
        (f'"{TOKEN}"'.encode(), "without the quotes"),
    ],
)
def test_a_file_without_a_token(content: bytes | None, says: str, tmp_path: Path) -> None:
    """A file that cannot be read or holds no token is named in one sentence, without its text."""
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SettingError, match=f"DISCORD_TOKEN_FILE .*{says}[^\n]*\\.$") as caught:
        read({"DISCORD_TOKEN_FILE": str(file)})
    assert TOKEN not in str(caught.value)


def test_two_tokens(tmp_path: Path) -> None:
    """A token that is set twice is refused, and named as malformed, whatever the file holds."""
    (tmp_path / "token").write_text(TOKEN)
    both = {"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_FILE": str(tmp_path / "token")}
    with pytest.raises(SettingError, match="are both set: keep one"):
        read(both)
    assert malformed(both).keys() == {"DISCORD_TOKEN_FILE"}


def test_a_database_on_a_server() -> None:
    """Its address is taken as it is, and nothing that shows the settings shows its password."""
    address = "postgresql://ann:horse-battery@db.example:5433/noughts?sslmode=require"
    values = read({"DATABASE_URL": address})
    assert values.database == address
    assert "horse-battery" not in repr(values)


@pytest.mark.parametrize(
    "password", ["pass:w@rd/1", "w@rd", "rd/1", "rd?1", "rd#1", "[rd", "r@d/1@x"]
)
def test_a_password_as_it_is(password: str) -> None:
    """An address whose password hides the server is refused, and none of it is ever shown."""
    address = f"postgresql://ann:{password}@db.example/noughts"
    with pytest.raises(SettingError, match="as %40 %3A %2F") as refused:
        read({"DATABASE_URL": address})
    assert "db.example" not in str(refused.value)
    assert shown(address) == "postgresql://ann@db.example/noughts"


def test_a_password_in_code() -> None:
    """Written as the sentence says, every character is possible; a colon needs no code."""
    for password in ("pass:word", "".join(f"%{ord(it):X}" for it in "@:/?#[]%")):
        address = f"postgresql://ann:{password}@db.example/noughts"
        assert read({"DATABASE_URL": address}).database == address
        assert shown(address) == "postgresql://ann@db.example/noughts"
