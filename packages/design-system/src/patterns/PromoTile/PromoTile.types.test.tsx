import { PromoTile, type PromoTileProps } from "./index.ts";

const tile = { href: "/w", title: "Wheels", text: "from $89", picture: "/a.webp" } satisfies PromoTileProps;
const { href: _href, ...unlinked } = tile;
const { text: _text, ...bare } = tile;
const { picture: _picture, ...blind } = tile;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error An offer needs an `href`.
  withoutAddress: <PromoTile {...unlinked} />,
  // @ts-expect-error An offer needs a text.
  withoutText: <PromoTile {...bare} />,
  // @ts-expect-error A tile needs a picture.
  withoutPicture: <PromoTile {...blind} />,
  // @ts-expect-error A decorative picture is a URL without alt text.
  describedPicture: <PromoTile {...tile} picture={{ src: "/a.webp", alt: "Wheel" }} />,
};
