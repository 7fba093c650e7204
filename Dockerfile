# The site, the dashboard and the API: one image, any number of replicas with DATABASE_URL. Without it one container runs
# its own PostgreSQL from node_modules as the user node, with its cluster in /data; its binaries need glibc, so no Alpine.
# It writes to /data and /tmp only.
FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS base
WORKDIR /app
ENV CI=true

# What the server loads beside its bundle.
FROM base AS dependencies
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/artwork/package.json packages/artwork/
COPY packages/contracts/package.json packages/contracts/
COPY packages/i18n/package.json packages/i18n/
COPY packages/testing/package.json packages/testing/
# TypeScript comes as a peer of @trpc/server, for its types.
RUN npx -y pnpm@12.21.0 install --prod --frozen-lockfile --filter @visiga/api... \
  && rm -rf node_modules/.pnpm/typescript@* node_modules/.pnpm/@typescript+* packages/testing

FROM base AS build
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile && npx -y pnpm@12.21.0 turbo build

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=dependencies /app ./
COPY packages/artwork/files packages/artwork/files
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
