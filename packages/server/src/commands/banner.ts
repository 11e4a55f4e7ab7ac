import { type BannerFields, bannerKind } from "../content/editing/banners.ts";
import { entryCommand } from "./entry-command.ts";

export const homeBanners = entryCommand({
  kind: bannerKind,
  name: "banner",
  args: "[--place carousel|strip] [--picture FILE] [--url PATH] [--kicker TEXT] [--title TEXT] [--text TEXT] [--action TEXT] [--language en] [--position N]",
  summary: "edit the banners of the home page: its large carousel, or the tiles below",
  texts: ["kicker", "title", "text", "action"],
  options: {
    // The shape rejects other places.
    place: (place) => ({ place: place as BannerFields["place"] }),
    picture: (picture) => ({ picture }),
    url: (url) => ({ url }),
  },
  line: ({ place, title, url }) => `${place.padEnd(8)}  ${title.en}  ${url}`,
});
