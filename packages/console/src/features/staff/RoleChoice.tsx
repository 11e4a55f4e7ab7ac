import { merchantRoles, operatorRoles, type StaffRole } from "@carmine/api/contract";
import { Radio, RadioGroup } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import * as list from "../list/list.css.ts";
import { useWorkspace } from "../../app/workspace.ts";
import { roleDescriptions } from "./role-descriptions.ts";
import { useRoleName } from "./role-names.ts";

interface RoleChoiceProps {
  value: StaffRole;
  onValueChange: (role: StaffRole) => void;
}

/** The roles of the workspace with what they may do. */
export const RoleChoice = ({ value, onValueChange }: RoleChoiceProps) => {
  const intl = useIntl();
  const roleName = useRoleName();
  const isMarket = useWorkspace().merId === null;
  const roles: readonly StaffRole[] = isMarket ? operatorRoles : merchantRoles;
  const descriptions = roleDescriptions(isMarket);
  return (
    <RadioGroup
      label={intl.formatMessage({ defaultMessage: "Role", description: "Console staff: field" })}
      value={value}
      onValueChange={(chosen) => {
        const role = roles.find((one) => one === chosen);
        if (role) onValueChange(role);
      }}
    >
      {roles.map((role) => {
        const description = descriptions[role];
        return (
          <Radio key={role} value={role}>
            <span className={list.twoLines}>
              {roleName(role)}
              {description && <span className={list.note}>{intl.formatMessage(description)}</span>}
            </span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
};
