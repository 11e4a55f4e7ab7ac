import { Avatar, DropdownMenu, DropdownMenuItem, Icon } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import Shield from "lucide-react/icons/shield";
import Store from "lucide-react/icons/store";
import type { ConsolePlace } from "@carmine/api/contract";
import { useNavigate } from "react-router";
import { homeOf, type Workspace } from "../app/workspace.ts";
import { useRoleName } from "../features/staff/role-names.ts";
import * as styles from "./shell.css.ts";

const useWorkspaceName = (): ((workspace: ConsolePlace) => string) => {
  const intl = useIntl();
  return ({ merName }) =>
    merName ?? intl.formatMessage({ defaultMessage: "Marketplace", description: "Console: workspace" });
};

/** Shows the workspace and switches to another one. */
export const WorkspaceMenu = ({ workspace }: { workspace: Workspace }) => {
  const navigate = useNavigate();
  const roleName = useRoleName();
  const workspaceName = useWorkspaceName();
  const { places } = workspace.user;
  const button = (
    <button type="button" className={styles.workspace}>
      <Avatar name={workspaceName(workspace)} src={workspace.avatar ?? undefined} shape="square" size={32} />
      <span>
        <span className={styles.workspaceName}>{workspaceName(workspace)}</span>
        <span className={styles.workspaceRole}>{roleName(workspace.staffRole)}</span>
      </span>
      <Icon shape={ChevronsUpDown} />
    </button>
  );
  return (
    <DropdownMenu align="start" trigger={button}>
      {places.map((other) => (
        <DropdownMenuItem
          key={homeOf(other)}
          icon={other.role === "operator" ? Shield : Store}
          hint={roleName(other.staffRole)}
          onSelect={() => void navigate(homeOf(other))}
        >
          {workspaceName(other)}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
};
