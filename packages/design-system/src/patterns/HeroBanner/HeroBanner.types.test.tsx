import { HeroBanner, PictureBanner } from "./index.ts";

const action = { label: "See winter tires", href: "/w" };

/** What must not compile. */
export const refused = {
  // @ts-expect-error A slide says one thing.
  withoutTitle: <HeroBanner action={action} />,
  // @ts-expect-error A slide leads somewhere.
  withoutAction: <HeroBanner title="Grip" />,
  // @ts-expect-error A picture says what it shows, or that it shows nothing.
  silentPicture: <HeroBanner title="Grip" action={action} picture={{ src: "/a.webp" }} />,
  // @ts-expect-error The words of a finished picture are the name of its link.
  namelessLink: <PictureBanner href="/w" picture={{ src: "/a.webp" }} />,
};
