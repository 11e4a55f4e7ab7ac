import type { ConsolePlace, ConsoleUser, Right } from "@carmine/api/contract";
import { createContext, use } from "react";

/** The workspace on screen: a shop or the marketplace. */
export interface Workspace extends ConsolePlace {
  readonly user: ConsoleUser;
  /** Path of its overview: `/s/1` or `/m`. */
  readonly home: string;
  /** Whether the user's role in this workspace has the right. */
  readonly can: (right: Right) => boolean;
}

/** Path of a workspace. */
export const homeOf = ({ role, merId }: Pick<ConsolePlace, "role" | "merId">): string =>
  role === "operator" ? "/m" : `/s/${merId}`;

export const workspaceOf = (user: ConsoleUser, workspace: ConsolePlace): Workspace => ({
  ...workspace,
  user,
  home: homeOf(workspace),
  can: (right) => workspace.rights.includes(right),
});

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The workspace of the page; only below the frame. */
export const useWorkspace = (): Workspace => {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error("useWorkspace must be used below the frame of a workspace");
  return workspace;
};

/** Id of the shop on screen, for calls of merchants. */
export const useShopId = (): number => {
  const { merId } = useWorkspace();
  if (merId === null) throw new Error("useShopId must be used in the workspace of a shop");
  return merId;
};
