export { consoleApp, type ConsoleOptions } from "./console-app.ts";
