# syntax=docker/dockerfile:1

# Makes the release: everything that building takes stays behind in this stage.
FROM node:24-bookworm-slim AS release
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs release --folder /shop

# The release brings its own Node.js, so what is below needs none.
FROM debian:bookworm-slim
RUN groupadd --gid 10001 shop \
    && useradd --uid 10001 --gid shop --home-dir /data --no-create-home shop \
    && install --directory --owner shop --group shop /data
COPY --from=release /shop /shop
WORKDIR /data
ENV NODE_ENV=production \
    NODE_OPTIONS="--disable-warning=ExperimentalWarning --max-semi-space-size=4 --max-old-space-size=1024" \
    MALLOC_ARENA_MAX=1 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
    CMD ["/shop/node_modules/node/bin/node", "/shop/health.mjs"]
# Without a shell or a launcher between: signals reach the server itself.
ENTRYPOINT ["/shop/node_modules/node/bin/node"]
CMD ["/shop/server/main.ts"]
