import type { FastifyInstance } from "fastify";

/** SVG paths in a 24 × 24 view box. */
const strokes: Readonly<Record<string, string>> = {
  user: "M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5",
  "map-pin": "M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12M12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  heart: "M12 21l-8-8.2a5 5 0 0 1 8-6 5 5 0 0 1 8 6z",
  coins:
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M15 9a3 3 0 0 0-3-1.5c-4 0-4 4.5 0 4.5s4 4.5 0 4.5A3 3 0 0 1 9 15M12 6v1.5M12 16.5V18",
  ticket: "M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v2M14 11v2M14 15v2",
  store: "M4 9l1-5h14l1 5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0A2.7 2.7 0 0 1 4 9M5 12v8h14v-8",
  "badge-check": "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M8 12l3 3 5-6",
  "file-text": "M6 2.5h8l5 5v14H6zM14 2.5v5h5M9 13h7M9 17h7",
  "shield-check": "M12 2.5l8 3v6c0 5-3.4 8.5-8 10-4.6-1.5-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5",
  "undo-2": "M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  "badge-dollar-sign":
    "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M15 9a3 3 0 0 0-3-1.5c-4 0-4 4.5 0 4.5s4 4.5 0 4.5A3 3 0 0 1 9 15M12 6v1.5M12 16.5V18",
  "life-buoy":
    "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M5.3 5.3l3.9 3.9M14.8 14.8l3.9 3.9M14.8 9.2l3.9-3.9M5.3 18.7l3.9-3.9",
  truck:
    "M2 6h12v11H2zM14 10h4.5l3.5 3.5V17h-8M6.5 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4M17.5 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4",
};

const pictureOf = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="#d9261c" ` +
  `stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

const folder = "/media/icons";

/** URL of an icon's picture, for clients that only show pictures; null for an unknown icon. */
export const iconAddress = (name: string | null): string | null =>
  name !== null && Object.hasOwn(strokes, name) ? `${folder}/${name}.svg` : null;

/** Serves the icons as pictures, usable from any origin like all pictures. */
export const registerIconPictures = (app: FastifyInstance): void => {
  for (const [name, path] of Object.entries(strokes))
    app.get(`${folder}/${name}.svg`, (_request, reply) =>
      reply.type("image/svg+xml").header("cache-control", "public, max-age=86400").send(pictureOf(path)),
    );
};
