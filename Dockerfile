# The site as `npm start` makes it: what needs no data is done when the image is built, and skipped at its start.
# `npm run image:try` runs the same commands in a bare directory, without Docker.
FROM node:20-bookworm-slim

WORKDIR /app
RUN mkdir -p /app/data && chown -R node:node /app
USER node
COPY --chown=node:node . .
RUN npm run build

# The database, the pictures and the documents: mount a volume here.
VOLUME /app/data
ENV PORT=3000
EXPOSE 3000
HEALTHCHECK --start-period=120s CMD node scripts/ask-ready.mjs
CMD ["node", "scripts/start.mjs"]
