import type { RankMove, RankReasonText } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import Award from "lucide-react/icons/award";
import Star from "lucide-react/icons/star";
import Tag from "lucide-react/icons/tag";
import TrendingUp from "lucide-react/icons/trending-up";
import type { Reason } from "./reasons.ts";

const texts: Readonly<Record<Reason["kind"] | "up" | "down", MessageDescriptor>> = defineMessages({
  bestRated: {
    defaultMessage: "Best rated in the top {count, number}",
    description: "Ranking: reason of a product, none of the first places has more stars",
  },
  lowestPrice: {
    defaultMessage: "Lowest price in the top {count, number}",
    description: "Ranking: reason of a product, all other first places cost more",
  },
  topSize: {
    defaultMessage: "Most bought in {size}",
    description: "Ranking: reason of a tire, its size",
  },
  gained: {
    defaultMessage: "{places, plural, one {Up # spot} other {Up # spots}}",
    description: "Ranking: for screen readers for an arrow and a number under the place, and other places",
  },
  up: {
    defaultMessage: "{places, plural, one {Up # spot} other {Up # spots}}",
    description: "Ranking: for screen readers for an arrow and a number under the place, and other places",
  },
  down: {
    defaultMessage: "{places, plural, one {Down # spot} other {Down # spots}}",
    description: "Ranking: for screen readers for an arrow and a number under the place",
  },
});
const same = defineMessages({
  same: {
    defaultMessage: "No change",
    description: "Ranking: for screen readers for a dash under the place",
  },
});

const icons = { bestRated: Star, lowestPrice: Tag, topSize: Award, gained: TrendingUp } as const;

/** Returns functions that format reasons and rank changes. */
export const usePlaceTexts = () => {
  const intl = useIntl();
  return {
    reason: (reason: Reason): RankReasonText => ({
      text: intl.formatMessage(texts[reason.kind], reason),
      icon: icons[reason.kind],
    }),
    move: (place: number, before: number): RankMove => {
      const by = before - place;
      const places = Math.abs(by);
      return {
        by,
        text: intl.formatNumber(places),
        label:
          by === 0
            ? intl.formatMessage(same.same)
            : intl.formatMessage(texts[by > 0 ? "up" : "down"], { places }),
      };
    },
  };
};
