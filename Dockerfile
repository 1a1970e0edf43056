# syntax=docker/dockerfile:1
# docker build -t limelight . — the program in production mode. compose.yaml runs it with PostgreSQL and object storage.

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
RUN npm run build && rm packages/server/dist/*.map
# Most packages are part of the bundles. The rest are native or are opened as files; of the fonts, the .woff files.
RUN node scripts/image-packages.mjs \
  && npm prune --omit=dev \
  && rm -rf node_modules/.cache \
  && find node_modules/@fontsource \( -name '*.woff2' -o -name '*.css' \) -delete \
  && find node_modules -type d -empty -delete

FROM node:26-bookworm-slim
ENV NODE_ENV=production \
    LIMELIGHT_MODE=production \
    DATA_DIR=/data \
    STORAGE_DIR=/data/files \
    PORT=3000
WORKDIR /app
COPY --from=build /app/LICENSE /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages/server/package.json packages/server/
COPY --from=build /app/packages/server/migrations packages/server/migrations
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/web/build/client packages/web/build/client
# Loads the whole program, so that a missing package fails the build. Then /data: what models on this computer and
# STORAGE=disk write; everything else is in PostgreSQL and in object storage.
RUN node packages/server/dist/operator.js help > /dev/null && install -d -o node -g node -m 700 /data
VOLUME /data
USER node
EXPOSE 3000
# Whether the process lives. Whether it can take work is /readyz, which a load balancer asks.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
