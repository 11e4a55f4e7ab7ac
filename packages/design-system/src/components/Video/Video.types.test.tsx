import { Video } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A video needs an accessible name.
  withoutLabel: <Video film={{ src: "/a.mp4" }} />,
  captionsWithoutLanguage: (
    // @ts-expect-error Captions need a language.
    <Video label="Fitting" film={{ src: "/a.mp4", captions: { src: "/a.vtt", label: "English" } }} />
  ),
};
