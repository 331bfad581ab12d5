declare module "autocannon" {
	type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
	type Options = {
		url: string;
		connections: number;
		duration?: number;
		amount?: number;
		headers?: Record<string, string>;
		requests?: readonly (Request & { setupRequest?: (request: Request) => Request })[];
	};
	type Result = {
		duration: number;
		errors: number;
		requests: { total: number };
		latency: { p50: number; p99: number };
		statusCodeStats: Record<string, { count: number }>;
	};
	export default function autocannon(options: Options): Promise<Result>;
}
