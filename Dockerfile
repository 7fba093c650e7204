# The site, the dashboard and the API: one image, any number of replicas with DATABASE_URL. Without it one container runs
# its own PostgreSQL from node_modules as the user node, with its cluster in /data; its binaries need glibc, so no Alpine.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
ENV CI=true
RUN npx -y pnpm install --frozen-lockfile && npx -y pnpm turbo build && npx -y pnpm install --prod --frozen-lockfile

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
