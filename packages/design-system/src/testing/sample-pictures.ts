import type { Picture } from "../components/Image/picture.ts";

const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${body}</svg>`)}`;

const studio = `<defs><radialGradient id="s"><stop stop-color="#fff"/><stop offset="1" stop-color="#e9ebef"/></radialGradient></defs><rect width="200" height="200" fill="url(#s)"/><ellipse cx="100" cy="181" rx="66" ry="7" fill="#00000022"/>`;

const spokes = (count: number, colour: string): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<rect x="96" y="52" width="8" height="44" rx="3" fill="${colour}" transform="rotate(${(360 / count) * index} 100 102)"/>`,
  ).join("");

const tire = (count: number, colour: string, ground = studio): string =>
  svg(
    `${ground}<circle cx="100" cy="102" r="78" fill="#26282b"/><circle cx="100" cy="102" r="75" fill="none" stroke="#3a3d42" stroke-width="4" stroke-dasharray="7 3"/><circle cx="100" cy="102" r="54" fill="#15171a"/><circle cx="100" cy="102" r="51" fill="none" stroke="${colour}" stroke-width="5"/>${spokes(count, colour)}<circle cx="100" cy="102" r="12" fill="${colour}"/><circle cx="100" cy="102" r="6" fill="#d9261c"/>`,
  );

/** A drop instead of a label: text would depend on the machine's fonts, and screenshots must not. */
const can = (colour: string): string =>
  svg(
    `${studio}<rect x="66" y="52" width="68" height="128" rx="10" fill="${colour}"/><rect x="82" y="28" width="36" height="26" rx="5" fill="#2a2d32"/><rect x="66" y="96" width="68" height="44" fill="#fff"/><path d="M100 101c6 8 10 13 10 18a10 10 0 0 1-20 0c0-5 4-10 10-18z" fill="${colour}"/>`,
  );

/** Drawn here, so that stories need no network. */
export const samplePictures: readonly Picture[] = [
  tire(5, "#c9ced6"),
  tire(10, "#8f959d"),
  can("#d9261c"),
  tire(15, "#6b6f76"),
  tire(7, "#b98a52"),
  can("#2a2d32"),
  tire(6, "#e1e4e8"),
  can("#2260bc"),
].map((src) => ({ src, alt: "" }));

/** The same without the studio background. */
export const sampleCutOut = tire(10, "#c9ced6", "");
