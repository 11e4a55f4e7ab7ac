import type { ShopDetail } from "@carmine/api/hooks";
import { EmptyState, Image } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { FileText } from "lucide-react";
import { useState, type ReactElement } from "react";
import { lazy } from "../../../../hydration/lazy.tsx";
import { pictureOf } from "../../../../features/products/picture.ts";
import * as styles from "./page.css.ts";

const PapersLightbox = lazy(() => import("./PapersLightbox.tsx"));

/** Pictures of documents; each opens in a lightbox. */
const PaperList = ({ name, urls }: { name: string; urls: readonly string[] }): ReactElement => {
  const intl = useIntl();
  const [opened, setOpened] = useState<{ open: boolean; place: number }>();
  const paperName = (place: number): string =>
    intl.formatMessage(
      {
        defaultMessage: "{name}: document {number} of {count}",
        description: "Documents of a shop: what a picture shows",
      },
      { number: place + 1, count: urls.length, name },
    );
  return (
    <>
      <ul className={styles.papers}>
        {urls.map((url, place) => (
          <li key={url}>
            <button type="button" className={styles.paper} onClick={() => setOpened({ open: true, place })}>
              <Image {...pictureOf(url, paperName(place))} sizes="240px" className={styles.picture} />
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <PapersLightbox
          label={name}
          pictures={urls.map((url, place) => pictureOf(url, paperName(place)))}
          open={opened.open}
          place={opened.place}
          onOpenChange={(open) => setOpened({ ...opened, open })}
        />
      )}
    </>
  );
};

export interface PapersProps {
  readonly name: string;
  readonly detail: ShopDetail;
}

/** Public documents of a shop. */
export const Papers = ({ name, detail: { papers } }: PapersProps): ReactElement =>
  papers.length > 0 ? (
    <PaperList name={name} urls={papers} />
  ) : (
    <EmptyState
      size="md"
      level={3}
      icon={FileText}
      title={<FormattedMessage defaultMessage="No documents yet" description="Documents of a shop: none" />}
    >
      <FormattedMessage
        defaultMessage="This shop hasn’t published its business documents."
        description="Documents of a shop: none, in a sentence"
      />
    </EmptyState>
  );
