import { Image } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A picture has words, or empty ones where the words beside it say it.
  withoutWords: <Image src="/tire.webp" />,
  // @ts-expect-error There is always an address, for browsers that know no better format.
  withoutAddress: <Image alt="Tire" />,
  // @ts-expect-error A ratio is a number: width by height.
  ratioAsText: <Image src="/tire.webp" alt="Tire" ratio="4/3" />,
  // @ts-expect-error It keeps its proportions.
  stretched: <Image src="/tire.webp" alt="Tire" fit="fill" />,
  // @ts-expect-error A format says which one it is.
  sourceWithoutType: <Image src="/tire.webp" alt="Tire" sources={[{ srcSet: "/tire.avif" }]} />,
};
