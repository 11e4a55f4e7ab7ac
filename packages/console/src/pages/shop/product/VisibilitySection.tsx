import type { StaffProduct } from "@carmine/api/contract";
import { Button, Card, FormSection, Link, Switch } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { localizedPath } from "@carmine/i18n";
import { usePreferences } from "../../../app/preferences.ts";
import * as styles from "./page.css.ts";

interface VisibilitySectionProps {
  product: StaffProduct | null;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
  onTrash: (isTrashed: boolean) => void;
  isTrashing: boolean;
  readOnly: boolean;
}

/** Publishes or hides the product, or moves it to the trash. */
export const VisibilitySection = ({
  product,
  isShown,
  onShownChange,
  onTrash,
  isTrashing,
  readOnly,
}: VisibilitySectionProps) => {
  const { locale } = usePreferences();
  return (
    <Card padding="md">
      <FormSection
        title={<FormattedMessage defaultMessage="Visibility" description="Console product: section" />}
      >
        <Switch checked={isShown} disabled={readOnly} onCheckedChange={onShownChange}>
          <FormattedMessage defaultMessage="Show in shop" description="Console products: action" />
        </Switch>
        {product && (
          <div className={styles.links}>
            {product.state === "active" && (
              <Link href={localizedPath(locale, `/goods_detail/${product.id}`)} target="_blank">
                <FormattedMessage defaultMessage="View in shop" description="Console products: action" />
              </Link>
            )}
            {!readOnly && (
              <Button
                size="sm"
                loading={isTrashing}
                {...(product.state !== "bin" && { tone: "critical" as const })}
                onClick={() => onTrash(product.state !== "bin")}
              >
                {product.state === "bin" ? (
                  <FormattedMessage
                    defaultMessage="Restore from trash"
                    description="Console products: action"
                  />
                ) : (
                  <FormattedMessage defaultMessage="Move to trash" description="Console products: action" />
                )}
              </Button>
            )}
          </div>
        )}
      </FormSection>
    </Card>
  );
};
