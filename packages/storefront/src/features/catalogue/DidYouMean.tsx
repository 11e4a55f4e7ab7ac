import { Link, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { use, type ReactElement } from "react";
import { ListPlaceContext } from "./list-place.ts";
import { changeSearch, type Search } from "./search-params.ts";

export interface DidYouMeanProps {
  readonly search: Search;
  /** The corrected keywords. */
  readonly words: string;
}

/** Shown above results for corrected keywords. */
export const DidYouMean = ({ search, words }: DidYouMeanProps): ReactElement => {
  const { href } = use(ListPlaceContext);
  return (
    <Text tone="muted">
      <FormattedMessage
        defaultMessage="Did you mean {words}?"
        description="List of products: suggested spelling"
        values={{
          words: (
            <Link href={href(changeSearch(search, { title: words }))} strong>
              {words}
            </Link>
          ),
        }}
      />
    </Text>
  );
};
