import { Image } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A picture needs alt text; empty if adjacent text describes it.
  withoutWords: <Image src="/tire.webp" />,
  // @ts-expect-error `src` is the fallback for browsers that support no better format.
  withoutAddress: <Image alt="Tire" />,
  // @ts-expect-error A ratio is a number: width divided by height.
  ratioAsText: <Image src="/tire.webp" alt="Tire" ratio="4/3" />,
  // @ts-expect-error Pictures aren't stretched.
  stretched: <Image src="/tire.webp" alt="Tire" fit="fill" />,
  // @ts-expect-error A source needs its media type.
  sourceWithoutType: <Image src="/tire.webp" alt="Tire" sources={[{ srcSet: "/tire.avif" }]} />,
};
