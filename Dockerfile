# The image of the server (docs/operating.md, "Install"). To keep the assets of an earlier release, name its image:
#   docker build --build-context previous=docker-image://registry.example/pages:1.0.0 -t registry.example/pages:1.1.0 .

# An empty folder, unless --build-context replaces it.
FROM scratch AS previous
WORKDIR /srv/pages/dist

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build
WORKDIR /srv/pages
COPY package.json package-lock.json .npmrc ./
COPY scripts/codegen/package.json scripts/codegen/
# Includes optional packages, because Vite's native parts are among them.
RUN npm ci --ignore-scripts
COPY . .
COPY --from=previous /srv/pages/dist /srv/previous
ARG ASSETS_KEEP=1
# Not through npm, which would use the project's development Node instead of the image's.
RUN ASSETS_KEEP="$ASSETS_KEEP" ASSETS_FROM=/srv/previous node scripts/build.ts

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS dependencies
WORKDIR /srv/pages
COPY package.json package-lock.json .npmrc ./
COPY scripts/codegen/package.json scripts/codegen/
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
# Listen on all addresses of the container; its network decides which ports are published.
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_HOST=0.0.0.0 METRICS_PORT=9464
WORKDIR /srv/pages
COPY package.json ./
COPY --from=dependencies /srv/pages/node_modules node_modules
COPY --from=build /srv/pages/dist dist
# The image's user by number, so that Kubernetes can verify that it is not root.
USER 1000:1000
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell or npm in between, SIGTERM reaches the server, which then finishes its requests.
CMD ["node", "dist/server/main.js"]
