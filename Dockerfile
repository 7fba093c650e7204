# The image of docker-compose.yml, built from this source. Dockerfile.production makes a school's from the archive of a release.
ARG NODE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM $NODE AS build
WORKDIR /visiga
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile && npx -y pnpm@12.21.0 turbo build --output-logs=errors-only
# The server's own packages, without those of the build.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter @visiga/keeper

FROM $NODE
ENV PATH=/visiga:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /visiga
COPY --from=build /visiga/package.json ./
COPY --from=build /visiga/docs/deploy/visiga ./
COPY --from=build /visiga/node_modules node_modules
COPY --from=build /visiga/packages/artwork packages/artwork
COPY --from=build /visiga/apps/keeper/package.json apps/keeper/
COPY --from=build /visiga/apps/keeper/node_modules apps/keeper/node_modules
COPY --from=build /visiga/apps/keeper/dist apps/keeper/dist
COPY --from=build /visiga/apps/api/dist apps/api/dist
COPY --from=build /visiga/apps/web/dist apps/web/dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["visiga", "start"]
