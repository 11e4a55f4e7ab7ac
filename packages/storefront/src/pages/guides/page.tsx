import { queries } from "@carmine/api/hooks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Container } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { AgreementSheet } from "../../features/agreements/AgreementSheet.tsx";
import { firstSentence } from "../../features/agreements/first-sentence.ts";
import { MoreToSee } from "../../features/products/MoreToSee.ts";
import { usePage } from "../../router/NavigationContext.tsx";

const texts = defineMessages({
  help: { defaultMessage: "Help center", description: "Title of the help center, and other places" },
});

/** A page by the operator; guides of a department have its best sellers below. */
export default function GuidePage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const { data } = useSuspenseQuery(queries.guide(api, usePage().params["slug"] ?? ""));
  return (
    <>
      <AgreementSheet
        title={data.title}
        description={firstSentence(data.html)}
        html={data.html}
        updatedAt={data.updateTime}
        parent={{ label: intl.formatMessage(texts.help), href: paths.help }}
      />
      {data.departmentId !== null && (
        <Container>
          <MoreToSee bestFirst departmentId={data.departmentId} />
        </Container>
      )}
    </>
  );
}
