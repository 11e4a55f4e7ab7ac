import { SegmentNav } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { periods, rankingParams, type RankingState } from "./params.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  label: { defaultMessage: "Ranking period", description: "Ranking: name of the choice of a period" },
  week: { defaultMessage: "7 days", description: "Ranking: the last week, in a narrow switch" },
  month: { defaultMessage: "30 days", description: "Ranking: the last month, in a narrow switch" },
  year: { defaultMessage: "12 months", description: "Ranking: the last year, in a narrow switch" },
});

/** The period of the ranking; each has a URL, so that *Back* returns to the previous one. */
export const PeriodChoice = ({ search }: { search: RankingState }): ReactElement => {
  const intl = useIntl();
  return (
    <SegmentNav
      className={styles.period}
      label={intl.formatMessage(texts.label)}
      segments={periods.map((period) => ({
        label: intl.formatMessage(texts[period]),
        href: rankingParams.href({ ...search, period, places: false }),
        current: period === search.period,
      }))}
    />
  );
};
