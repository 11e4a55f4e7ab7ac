import { ButtonLink, Card, EmptyState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import FileQuestion from "lucide-react/icons/file-question-mark";
import type { ReactElement } from "react";

export interface PastEndMessageProps {
  readonly page: number;
  readonly pageCount: number;
  /** Addresses of the first and the last page. */
  readonly first: string;
  readonly last: string;
}

/** The address asks for a page after the last one, which may have emptied since. */
export default function PastEndMessage({ page, pageCount, first, last }: PastEndMessageProps): ReactElement {
  return (
    <Card>
      <EmptyState
        icon={FileQuestion}
        title={
          <FormattedMessage
            defaultMessage="There is no page {page, number}"
            description="List: the address asks for a page after the last one"
            values={{ page }}
          />
        }
        actions={
          <>
            <ButtonLink variant="solid" href={first}>
              <FormattedMessage
                defaultMessage="First page"
                description="List: way back from a missing page"
              />
            </ButtonLink>
            {pageCount > 1 && (
              <ButtonLink href={last}>
                <FormattedMessage
                  defaultMessage="Last page"
                  description="List: way back from a missing page"
                />
              </ButtonLink>
            )}
          </>
        }
      >
        <FormattedMessage
          defaultMessage="{count, plural, one {The list fits on one page.} other {The list has # pages.}}"
          description="List: the address asks for a page after the last one"
          values={{ count: pageCount }}
        />
      </EmptyState>
    </Card>
  );
}
