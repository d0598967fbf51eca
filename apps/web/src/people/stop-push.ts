/** This browser is told of no turn any more while the page is closed: the server learns it when it tries the next time. */
export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
