import { guideTopics } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { SideNav } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import LifeBuoy from "lucide-react/icons/life-buoy";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { guideHref } from "../links.ts";
import { topicTexts } from "./topic-texts.ts";

const texts = defineMessages({
  help: { defaultMessage: "Help center", description: "Title of the help center, and other places" },
});

/** Menu of the help center, with the current page marked. */
export const HelpNav = ({ slug }: { slug: string }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const pages = useQuery(queries.guideList(api, "")).data ?? [];
  const help = intl.formatMessage(texts.help);
  return (
    <SideNav
      label={help}
      groups={[
        { links: [{ label: help, href: paths.help, icon: LifeBuoy }] },
        ...guideTopics
          .map((topic) => ({
            name: intl.formatMessage(topicTexts[topic]),
            links: pages
              .filter((page) => page.topic === topic)
              .map((page) => ({
                label: page.title,
                href: guideHref(page.slug),
                current: page.slug === slug,
              })),
          }))
          .filter(({ links }) => links.length > 0),
      ]}
    />
  );
};
