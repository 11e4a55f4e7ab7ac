import { isApiError } from "@carmine/api/client";
import { mutations, queries, runMutation, type ShopDetail } from "@carmine/api/hooks";
import { Button, EmptyState, Image, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { FileText, ShieldCheck } from "lucide-react";
import { Suspense, useEffect, useRef, useState, type ReactElement } from "react";
import { useApp } from "../../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../../app/error-texts.ts";
import { onDemand } from "../../../../app/on-demand.tsx";
import { pictureOf } from "../../../../features/products/picture.ts";
import * as styles from "./page.css.ts";

const PapersLightbox = onDemand(() => import("./PapersLightbox.tsx"));

/** The papers of a shop, each opens larger. */
const PaperList = ({ name, urls }: { name: string; urls: readonly string[] }): ReactElement => {
  const intl = useIntl();
  const [opened, setOpened] = useState<{ open: boolean; place: number }>();
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone.
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  const paperName = (place: number): string =>
    intl.formatMessage(
      {
        defaultMessage: "Document {number} of {count} of {name}",
        description: "Papers of a shop: what a picture shows",
      },
      { number: place + 1, count: urls.length, name },
    );
  return (
    <>
      <ul ref={list} className={styles.papers}>
        {urls.map((url, place) => (
          <li key={url}>
            <button type="button" className={styles.paper} onClick={() => setOpened({ open: true, place })}>
              <Image {...pictureOf(url, paperName(place))} sizes="240px" className={styles.picture} />
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <PapersLightbox
            label={name}
            pictures={urls.map((url, place) => pictureOf(url, paperName(place)))}
            open={opened.open}
            place={opened.place}
            onOpenChange={(open) => setOpened({ ...opened, open })}
          />
        </Suspense>
      )}
    </>
  );
};

export interface PapersProps {
  readonly name: string;
  readonly detail: ShopDetail;
}

/**
 * The papers of a shop, after a check against robots: the browser solves a puzzle that costs it part of a second. There
 * is nothing to read, hear or type.
 */
export const Papers = ({ name, detail }: PapersProps): ReactElement => {
  const { api, queryClient } = useApp();
  const errorText = useApiErrorText();
  const [papers, setPapers] = useState(detail.papers);
  const [state, setState] = useState<"idle" | "busy" | { failure: string }>("idle");

  const check = async (): Promise<void> => {
    setState("busy");
    try {
      const [{ challenge, bits }, { solveCheck }] = await Promise.all([
        runMutation(queryClient, mutations.merchantCheck(api), { params: { id: detail.id }, quiet: true }),
        import("./solve-check.ts"),
      ]);
      const proof = await solveCheck(challenge, bits);
      const shown = await queryClient.fetchQuery(queries.merchantDetail(api, detail.id, proof));
      setPapers(shown.papers ?? []);
      setState("idle");
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ failure: errorText(error) });
    }
  };

  if (papers && papers.length > 0) return <PaperList name={name} urls={papers} />;
  if (detail.paperCount === 0)
    return (
      <EmptyState
        size="md"
        level={3}
        icon={FileText}
        title={<FormattedMessage defaultMessage="No documents yet" description="Papers of a shop: none" />}
      >
        <FormattedMessage
          defaultMessage="This shop hasn’t published its business documents."
          description="Papers of a shop: none, in a sentence"
        />
      </EmptyState>
    );
  return (
    <>
      <EmptyState
        size="md"
        level={3}
        icon={ShieldCheck}
        title={
          <FormattedMessage
            defaultMessage="{count, plural, one {# document} other {# documents}} behind a short check"
            description="Papers of a shop: before the check"
            values={{ count: detail.paperCount }}
          />
        }
        actions={
          <Button variant="solid" loading={state === "busy"} onClick={() => void check()}>
            <FormattedMessage defaultMessage="Show documents" description="Papers of a shop: button" />
          </Button>
        }
      >
        <FormattedMessage
          defaultMessage="We check that no robot is asking. It takes a moment, and there’s nothing to type."
          description="Papers of a shop: what the check does"
        />
      </EmptyState>
      <div aria-live="polite">
        {typeof state === "object" && <Message tone="critical">{state.failure}</Message>}
      </div>
    </>
  );
};
