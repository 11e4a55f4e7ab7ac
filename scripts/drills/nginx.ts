import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../bench/shop.ts";
import { writeSettings } from "./cluster.ts";
import { projectFolder, type Shop } from "./shops.ts";
import { newFolder, start, until, type Cleanup } from "./tools.ts";

/** Starts nginx with deploy/nginx/carmine.conf for these processes, without TLS. @returns its address */
export const startNginx = async (cleanup: Cleanup, shops: readonly Shop[]): Promise<string> => {
  const folder = newFolder(cleanup);
  const port = await freePort();
  const servers = shops.map((shop) => `server 127.0.0.1:${shop.port} max_fails=1 fail_timeout=5s;`);
  const site = readFileSync(join(projectFolder, "deploy/nginx/carmine.conf"), "utf8")
    .replace(/(server 127\.0\.0\.1:\d+ [^;]+;\s*)+/, `${servers.join("\n")}\n`)
    // Only the server of the shop itself, at a free port.
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*(listen \[::\]|ssl_).*\n/gm, "");
  const settings = `
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    worker_processes 1;
    daemon off;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      ${site}
    }`;
  start(
    cleanup,
    "nginx",
    ["-c", writeSettings(folder, "nginx.conf", settings), "-e", `${folder}/start.log`],
    {
      signal: "SIGQUIT",
    },
  );
  const address = `http://127.0.0.1:${port}`;
  await until("nginx", async () => (await fetch(address)).status > 0);
  return address;
};
