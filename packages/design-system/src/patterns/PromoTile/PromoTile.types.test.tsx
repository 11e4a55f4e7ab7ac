import { PromoTile, type PromoTileProps } from "./index.ts";

const tile = { href: "/w", title: "Wheels", text: "from $89", picture: "/a.webp" } satisfies PromoTileProps;
const { href: _href, ...unlinked } = tile;
const { text: _text, ...bare } = tile;
const { picture: _picture, ...blind } = tile;

/** What must not compile. */
export const refused = {
  // @ts-expect-error An offer leads somewhere.
  withoutAddress: <PromoTile {...unlinked} />,
  // @ts-expect-error An offer says what it offers.
  withoutText: <PromoTile {...bare} />,
  // @ts-expect-error A tile without its picture is a link.
  withoutPicture: <PromoTile {...blind} />,
  // @ts-expect-error Decoration has an address and no words.
  describedPicture: <PromoTile {...tile} picture={{ src: "/a.webp", alt: "Wheel" }} />,
};
