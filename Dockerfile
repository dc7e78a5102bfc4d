# syntax=docker/dockerfile:1
# The sources, with the demo agency only if it is requested by --build-arg DEMO=yes.
FROM node:26-bookworm-slim AS sources
ARG DEMO=no
WORKDIR /site
COPY . .
RUN if [ "$DEMO" != yes ]; then rm -r demo; fi

FROM node:26-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY --from=sources /site .
# For `npm run about`: the image has no history of the sources.
ARG SOURCE_COMMIT
RUN npm run build

# What the site needs to run; the image brings Node, so that the packages with one are left out.
FROM node:26-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:26-bookworm-slim
LABEL org.opencontainers.image.title="baksteen" \
      org.opencontainers.image.description="The website engine of a Belgian real-estate agency"
ENV NODE_ENV=production PORT=3000 DATA_DIR=/site/data MALLOC_ARENA_MAX=2
WORKDIR /site
COPY --from=packages --chown=node:node /site /site
COPY --from=build --chown=node:node /site/dist dist
COPY --from=sources --chown=node:node /site .
RUN mkdir -p /site/data && chown node:node /site/data
USER node
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "server/start.ts"]
