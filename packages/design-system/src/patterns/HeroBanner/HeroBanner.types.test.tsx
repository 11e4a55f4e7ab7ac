import { HeroBanner, PictureBanner } from "./index.ts";

const action = { label: "See winter tires", href: "/w" };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A slide needs a title.
  withoutTitle: <HeroBanner action={action} />,
  // @ts-expect-error A slide needs a link.
  withoutAction: <HeroBanner title="Grip" />,
  // @ts-expect-error A picture needs alt text, which may be empty.
  silentPicture: <HeroBanner title="Grip" action={action} picture={{ src: "/a.webp" }} />,
  // @ts-expect-error A finished picture's alt text is the link's name.
  namelessLink: <PictureBanner href="/w" picture={{ src: "/a.webp" }} />,
};
