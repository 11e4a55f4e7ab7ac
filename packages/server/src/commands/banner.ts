import { type BannerFields, bannerKind } from "../content/editing/banners.ts";
import { entryCommand } from "./entry-command.ts";

export const homeBanners = entryCommand({
  kind: bannerKind,
  name: "banner",
  args: "[list | show [NUMBER …] | set [NUMBER] [--place carousel|strip] [--picture FILE] [--url PATH] [--kicker TEXT] [--title TEXT] [--text TEXT] [--action TEXT] [--language en] [--position N] | set FILE.json | remove NUMBER …]",
  summary: "pictures and words of the home page: its large carousel, or the tiles under it",
  texts: ["kicker", "title", "text", "action"],
  options: {
    // The shape says what is no place.
    place: (place) => ({ place: place as BannerFields["place"] }),
    picture: (picture) => ({ picture }),
    url: (url) => ({ url }),
  },
  line: ({ place, title, url }) => `${place.padEnd(8)}  ${title.en}  ${url}`,
});
