import { Button, Card, CardHead, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { useMarketplaceTexts } from "../../../app/marketplace-texts.ts";
import * as styles from "./page.css.ts";

const EscalateForm = lazy(() => import("./EscalateForm.tsx"));

interface EscalateProps {
  readonly refundNo: string;
  /** Name of the shop that declined. */
  readonly shop: string;
}

/** Offers to ask the marketplace about a refusal; the form loads when it is opened. */
export const Escalate = ({ refundNo, shop }: EscalateProps): ReactElement => {
  const { title: name } = useMarketplaceTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card padding="none" element="section">
      <CardHead
        title={
          <FormattedMessage
            defaultMessage="Don’t agree with the shop?"
            description="Page of a refund: title"
          />
        }
      />
      <div className={styles.body}>
        <Text>
          <FormattedMessage
            defaultMessage="Our customer service can look at both sides and decide. You can ask once per request, and {shop} sees what you write."
            description="Page of a refund: explains the escalation"
            values={{ shop }}
          />
        </Text>
        {isOpen ? (
          <Suspense>
            <EscalateForm refundNo={refundNo} />
          </Suspense>
        ) : (
          <Button className={styles.send} onClick={() => setOpen(true)}>
            <FormattedMessage
              defaultMessage="Ask {name} to decide"
              description="Button: escalates a refund to the marketplace"
              values={{ name }}
            />
          </Button>
        )}
      </div>
    </Card>
  );
};
