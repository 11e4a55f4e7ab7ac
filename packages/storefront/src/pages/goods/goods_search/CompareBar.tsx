import { limits } from "@carmine/api/contract";
import { Button, Text } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { FormattedMessage } from "@carmine/i18n/react";
import type { FormEvent, ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { compareParams } from "../../../features/products/compare-params.ts";
import * as styles from "./page.css.ts";

/** Bar with the button that compares the checked products; CSS shows it while one is checked. */
export const CompareBar = ({ id }: { id: string }): ReactElement => {
  const { locale } = useApp();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const ids = new FormData(event.currentTarget).getAll("ids").map(Number);
    void navigate(compareParams.href({ ids: ids.slice(0, limits.comparedProducts) }));
  };
  return (
    <form
      id={id}
      action={localizedPath(locale, paths.compare)}
      onSubmit={submit}
      className={styles.compareBar}
    >
      <Text size={14}>
        <FormattedMessage
          defaultMessage="Check up to {count, number} products to compare them."
          description="Search page: bar at the bottom while products are checked for a comparison"
          values={{ count: limits.comparedProducts }}
        />
      </Text>
      <Button type="submit" variant="solid">
        <FormattedMessage
          defaultMessage="Compare"
          description="Product page and product cards: puts the product next to others"
        />
      </Button>
    </form>
  );
};
