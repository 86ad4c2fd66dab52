# Noughts in a container: see docs/hosting.md.
#
# Tried with buildah and podman on Debian 13 and its Python 3.13, in place of the official image; not
# yet tried with Docker, or on the official image.
#
# Name the base by its digest to build the same image again: --build-arg BASE=python@sha256:…
ARG BASE=python:3.13-slim-trixie

FROM ${BASE} AS build

# Files get this time, in seconds since 1970, so that two builds on one base are the same.
ARG SOURCE_DATE_EPOCH=1735689600
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore \
    PYTHONDONTWRITEBYTECODE=1 PYTHONHASHSEED=0

WORKDIR /source
COPY requirements/build.txt requirements/postgres.txt requirements/
RUN python -m venv /tools \
    && /tools/bin/python -m pip install --require-hashes -r requirements/build.txt \
    && python -m venv --without-pip /opt/noughts \
    && /tools/bin/python -m pip --python /opt/noughts/bin/python \
        install --no-compile --require-hashes -r requirements/postgres.txt

COPY . .
# The root file system is read-only later, so Python's caches are made now, also those of its own
# modules, which the official image lacks: every health check would compile them again.
RUN /tools/bin/python -m hatchling build --target wheel --directory /wheel \
    && /tools/bin/python -m pip --python /opt/noughts/bin/python \
        install --no-compile --no-deps --no-index /wheel/*.whl \
    && PYTHONPYCACHEPREFIX=/opt/noughts/cache /opt/noughts/bin/python -m compileall -q \
        -x '/(idlelib|pip|test|tkinter|turtledemo)/' --invalidation-mode unchecked-hash \
        /opt/noughts/lib "$(python -c 'import os; print(os.path.dirname(os.__file__))')" \
    && install --directory --mode 700 /data \
    && find /opt/noughts /data -exec touch --no-dereference --date "@${SOURCE_DATE_EPOCH}" {} +

FROM ${BASE}

COPY --from=build /opt/noughts /opt/noughts
COPY --from=build --chown=10001:10001 /data /data

# SQLite puts its temporary files next to the database, since nothing else can be written.
ENV PATH=/opt/noughts/bin:$PATH \
    PYTHONPYCACHEPREFIX=/opt/noughts/cache \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite:////data/noughts.db \
    SQLITE_TMPDIR=/data \
    METRICS_PORT=9100

USER 10001:10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=4 \
    CMD ["python", "-m", "bot.app.health_check"]
ENTRYPOINT ["noughts"]
CMD ["run"]
