import { Card, Heading } from "@carmine/design-system";
import { useId, type ReactElement, type ReactNode } from "react";
import { ServiceWays } from "./ServiceWays.tsx";
import { usePlatformService } from "./use-service.ts";
import * as styles from "./ServiceCard.css.ts";

/** Contact channels of the marketplace next to each other; nothing if there are none. */
export const ServiceCard = ({ title }: { title: ReactNode }): ReactElement | null => {
  const service = usePlatformService();
  const titleId = useId();
  if (!service) return null;
  return (
    <Card element="section" aria-labelledby={titleId} className={styles.card}>
      <Heading level={2} size={18} id={titleId}>
        {title}
      </Heading>
      <div className={styles.ways}>
        <ServiceWays service={service} />
      </div>
    </Card>
  );
};
