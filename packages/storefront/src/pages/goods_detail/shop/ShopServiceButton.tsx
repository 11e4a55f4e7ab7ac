import { Skeleton, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useState, type ReactElement } from "react";
import { ServicePopover, type ServicePopoverProps } from "../../../features/service/ServiceButton.tsx";
import { ServiceWays } from "../../../features/service/ServiceWays.tsx";
import { hasService, useShopService } from "../../../features/service/use-service.ts";

export interface ShopServiceButtonProps extends Omit<ServicePopoverProps, "children" | "onOpenChange"> {
  readonly shopId: number;
}

/** Contact channels of a shop, fetched when the panel opens. */
export const ShopServiceButton = ({ shopId, ...rest }: ShopServiceButtonProps): ReactElement => {
  const [wanted, setWanted] = useState(false);
  const service = useShopService(shopId, wanted);
  return (
    <ServicePopover {...rest} onOpenChange={(open) => open && setWanted(true)}>
      {!service ? (
        <Skeleton height={72} />
      ) : hasService(service) ? (
        <ServiceWays service={service} />
      ) : (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="This shop hasn’t published how to reach it."
            description="Ways to reach a shop: none"
          />
        </Text>
      )}
    </ServicePopover>
  );
};
