// Imitates the part of the service's SDK that the wallet needs. This file is JavaScript because the sandbox sends it to
// browsers unchanged, followed by a call of its function.

/**
 * @typedef {'works' | 'throws' | 'create-rejects' | 'on-error' | 'never-ready'} Behaviour
 * @typedef {{ type: 'critical' | 'non_critical', message: string, cause: string }} BrickError
 * @typedef {{
 *   initialization?: { preferenceId?: string },
 *   callbacks?: { onReady?: () => void, onError?: (error: BrickError) => void },
 * }} Settings
 */

/** @param {Behaviour} behaviour */
export function installMercadoPago(behaviour) {
  const script = document.currentScript;
  const source = script instanceof HTMLScriptElement ? script.src : location.href;
  /** @type {WeakSet<Element>} */
  const usedContainers = new WeakSet();
  const emptyController = { unmount() {} };

  /**
   * Returns the address of the hosted payment page.
   * @param {string} publicKey
   * @param {string} id
   * @returns {Promise<string>}
   */
  async function initPointOf(publicKey, id) {
    const url = new URL(`../preferences/${encodeURIComponent(id)}`, source);
    url.searchParams.set('public_key', publicKey);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const { init_point: initPoint } = await response.json();
    return initPoint;
  }

  /** @param {string} href */
  function createLink(href) {
    const element = document.createElement('a');
    element.textContent = 'Pagar con Mercado Pago';
    element.href = href;
    // Set each style as a property, because a policy may forbid style attributes.
    Object.assign(element.style, {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      minHeight: '48px',
      padding: '8px 16px',
      borderRadius: '6px',
      background: '#0069B4',
      color: '#FFFFFF',
      fontWeight: '600',
      textDecoration: 'none',
    });
    return element;
  }

  /**
   * @param {string} publicKey
   * @param {string} name
   * @param {string} containerId
   * @param {Settings} settings
   */
  async function create(publicKey, name, containerId, { initialization, callbacks }) {
    if (behaviour === 'create-rejects') throw new Error('Sandbox: the brick could not be created');
    if (name !== 'wallet') throw new Error(`Sandbox: only the wallet brick exists here, not ${name}`);

    /** @param {string} cause @param {string} message */
    const fail = (cause, message) => {
      callbacks?.onError?.({ type: 'critical', message, cause });
      return emptyController;
    };
    const unreadableMessage = 'The details of the preference could not be read';

    if (!document.getElementById(containerId)) {
      return fail('container_not_found', `There is no element with the id ${containerId}`);
    }
    if (behaviour === 'on-error') return fail('get_preference_details_failed', unreadableMessage);
    if (behaviour === 'never-ready') return emptyController;
    const address = await initPointOf(publicKey, initialization?.preferenceId ?? '').catch(() => null);
    if (address === null) return fail('get_preference_details_failed', unreadableMessage);

    // The page may have changed while the script read the preference.
    const container = document.getElementById(containerId);
    if (!container) return fail('container_not_found', `The element with the id ${containerId} has gone`);
    if (usedContainers.has(container))
      return fail('already_initialized', 'The container holds a brick already');
    usedContainers.add(container);
    const element = createLink(address);
    container.append(element);
    if (callbacks?.onReady) setTimeout(callbacks.onReady, 0);
    return {
      unmount() {
        element.remove();
        usedContainers.delete(container);
      },
    };
  }

  class MercadoPago {
    #publicKey;

    /** @param {string} publicKey */
    constructor(publicKey) {
      if (behaviour === 'throws') throw new Error('Sandbox: the SDK could not start');
      if (!publicKey) throw new Error('The public key is missing');
      this.#publicKey = publicKey;
    }

    bricks() {
      return {
        /** @param {string} name @param {string} containerId @param {Settings} settings */
        create: (name, containerId, settings) => create(this.#publicKey, name, containerId, settings),
      };
    }
  }

  Object.assign(window, { MercadoPago });
}
