# The image of a release, from its archive in release/: the site, the dashboard and the API. Any number of replicas with
# DATABASE_URL; without it, one container runs its own PostgreSQL with its cluster in /data. It writes to /data and /tmp only.
ARG DEBIAN=debian:13.7-slim@sha256:a29215f6a35e51e22adffa17f89e9d2ef06214e64a2bad10d765c46aea49f11f

# Runs on the building machine, so that an image for another processor needs no emulation.
FROM --platform=$BUILDPLATFORM $DEBIAN AS archive
ARG TARGETARCH
WORKDIR /release
COPY release ./
RUN archive=$(ls visiga-*-linux-"$(echo "$TARGETARCH" | sed s/amd64/x64/)".tar.gz) \
  && grep "  $archive\$" SHA256SUMS | sha256sum --check \
  && tar -xzf "$archive" -C /opt \
  && useradd --uid 1000 --no-create-home --home-dir /nonexistent visiga \
  && install -d -o visiga -g visiga -m 700 /data

FROM $DEBIAN
ENV PATH=/opt/visiga:/opt/visiga/current/node/bin:$PATH HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=archive /etc/passwd /etc/group /etc/
COPY --from=archive --chown=visiga:visiga /data /data
COPY --from=archive /opt/visiga /opt/visiga
USER visiga
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["visiga", "start"]
