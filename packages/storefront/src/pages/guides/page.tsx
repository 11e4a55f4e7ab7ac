import { queries } from "@carmine/api/hooks";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Container } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { AgreementSheet } from "../../features/agreements/AgreementSheet.tsx";
import { HelpNav } from "../../features/agreements/HelpNav.tsx";
import { firstSentence } from "../../features/agreements/first-sentence.ts";
import { MoreToSee } from "../../features/products/MoreToSee.ts";
import { ShopStreet } from "../../features/shops/ShopStreet.tsx";
import { usePage } from "../../router/NavigationContext.tsx";

const texts = defineMessages({
  help: { defaultMessage: "Help center", description: "Title of the help center, and other places" },
});

/** A page by the operator; guides of a department have its best sellers below, and texts about us the shops. */
export default function GuidePage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const { data } = useSuspenseQuery(queries.guide(api, usePage().params["slug"] ?? ""));
  const guides = useQuery(queries.guideList(api, "")).data;
  const isAbout = guides?.find(({ slug }) => slug === data.slug)?.topic === "about";
  return (
    <>
      <AgreementSheet
        title={data.title}
        description={firstSentence(data.html)}
        html={data.html}
        updatedAt={data.updateTime}
        parent={{ label: intl.formatMessage(texts.help), href: paths.help }}
        menu={<HelpNav slug={data.slug} />}
      />
      <Container>
        {data.departmentId !== null && <MoreToSee bestFirst departmentId={data.departmentId} />}
        {isAbout && <ShopStreet />}
      </Container>
    </>
  );
}
