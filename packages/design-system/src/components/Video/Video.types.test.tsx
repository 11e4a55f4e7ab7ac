import { Video } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A film needs a name.
  withoutLabel: <Video film={{ src: "/a.mp4" }} />,
  captionsWithoutLanguage: (
    // @ts-expect-error Captions have a language.
    <Video label="Fitting" film={{ src: "/a.mp4", captions: { src: "/a.vtt", label: "English" } }} />
  ),
};
