import {
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  SignJWT,
  type CryptoKey,
  type JWK,
} from 'jose';
import { isRecord, isShape, isString, isUnknown } from './guards.ts';
import type { Collection, Journal } from './store/journal.ts';

const isStoredKey = isShape({ kid: isString, pkcs8: isString, publicJwk: isUnknown });

type Stored = { kid: string; pkcs8: string; publicJwk: unknown };
type Signer = { kid: string; privateKey: CryptoKey; publicJwk: JWK };

/**
 * The RS256 keys of the identity providers, created on first use (so that starting is fast) and kept in the journal.
 */
export class Signing {
  readonly #stored: Collection<Stored>;
  readonly #ready = new Map<string, Promise<Signer>>();

  constructor(journal: Journal) {
    this.#stored = journal.collection('signing-keys', isStoredKey);
  }

  /** Signs claims as the provider `issuerName`. */
  async sign(issuerName: string, claims: Record<string, unknown>): Promise<string> {
    const { kid, privateKey } = await this.#signer(issuerName);
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey);
  }

  /** The JSON Web Key Set for verifying what `sign` made. */
  async keySet(issuerName: string): Promise<{ keys: JWK[] }> {
    return { keys: [(await this.#signer(issuerName)).publicJwk] };
  }

  #signer(name: string): Promise<Signer> {
    const known = this.#ready.get(name);
    if (known !== undefined) return known;
    const signer = this.#load(name);
    this.#ready.set(name, signer);
    return signer;
  }

  async #load(name: string): Promise<Signer> {
    const stored = this.#stored.get(name);
    if (stored !== undefined && isRecord(stored.publicJwk)) {
      const publicJwk: JWK = stored.publicJwk;
      await importJWK(publicJwk, 'RS256');
      return { kid: stored.kid, privateKey: await importPKCS8(stored.pkcs8, 'RS256'), publicJwk };
    }
    const pair = await generateKeyPair('RS256', { extractable: true });
    const kid = crypto.randomUUID();
    const publicJwk: JWK = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' };
    this.#stored.set(name, { kid, pkcs8: await exportPKCS8(pair.privateKey), publicJwk });
    return { kid, privateKey: pair.privateKey, publicJwk };
  }
}
