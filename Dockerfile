# The final image has neither npm nor the tools that build the site. Node is one of the packages.
FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM packages AS site
RUN npm ci --no-audit --no-fund
COPY . .
RUN node_modules/.bin/node scripts/build.ts

FROM debian:bookworm-slim
WORKDIR /shop
# Programs that inspect the files of releases and make installers from them.
RUN apt-get update && apt-get install --yes --no-install-recommends 7zip xz-utils nsis && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data shop && install --directory --owner=shop /data
COPY --from=packages /shop/node_modules node_modules
COPY package.json NOTICE.md ./
COPY contract contract
COPY content content
COPY demo demo
COPY server server
COPY --from=site /shop/build build
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
USER shop
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "server/src/main.ts"]
