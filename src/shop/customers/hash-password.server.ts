import { hash, verify } from "@node-rs/argon2";

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
	return hash(password, ARGON2ID);
}

export function isPassword(kept: string, password: string): Promise<boolean> {
	return verify(kept, password);
}
