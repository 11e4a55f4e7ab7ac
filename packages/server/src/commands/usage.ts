import { Refused } from "../content/editing/refused.ts";
import { Failure } from "../http/envelope/failure.ts";
import { textOf } from "../http/messages.ts";
import { type Command, WrongUse, WrongValue } from "./command.ts";

/** The lines of one command: its forms. */
export const formsOf = ({ name, args }: Command): string[] =>
  [args].flat().map((form) => `shop ${name} ${form}`.trimEnd());

export const usageOf = (list: readonly Command[]): string =>
  [
    "Usage:",
    ...list.flatMap((command) => [
      ...formsOf(command).map((form) => `  ${form}`),
      `      ${command.summary}`,
    ]),
  ].join("\n");

/** Node's first sentence: the rest explains how to escape arguments. */
const parseError = (error: unknown): string | undefined => {
  if (!(error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")))
    return undefined;
  const [sentence = ""] = error.message.split(/\. |\n/);
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}; see the usage`;
};

/** The sentence for a command that failed as commands may; undefined for an unexpected error. */
export const explainFailure = (error: unknown, command: Command): string | undefined => {
  if (error instanceof Failure) return `error: ${textOf(error.key, "en", error.values)}`;
  if (error instanceof Refused || error instanceof WrongValue) return `error: ${error.message}`;
  const wrongUse = error instanceof WrongUse ? error.message : parseError(error);
  return wrongUse === undefined ? undefined : `error: ${wrongUse}\n\n${usageOf([command])}`;
};
